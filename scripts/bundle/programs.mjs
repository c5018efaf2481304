/** The programs of the server that people start, and their files below `server/src`. */
export const programs = { main: "main.ts", demo: "demo/main.ts", doctor: "doctor/main.ts" };
