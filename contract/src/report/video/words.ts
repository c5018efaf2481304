/* Words of videos that both sides use at run time; free of schemas, so that the web can import them without zod. */

/** How a video is; the specification's word for one that is being made is "generating". */
export const videoStatuses = ["idle", "generating", "completed", "error"] as const;

/** What is done to a video that is being made. `browser`: it waits for a browser that makes it of its slides. */
export const videoStages = ["waiting", "slides", "voice", "film", "browser"] as const;

/** What films are. */
export const filmTypes = ["video/mp4", "video/webm"] as const;
