import { bootstrapApplication } from "@angular/platform-browser";
import { App } from "./app";

bootstrapApplication(App);
