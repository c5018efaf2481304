import { answersUnderWay } from "./answers-under-way.ts";

/** Until some frames pass in which nothing on the page changes, and no answer is on its way that no test holds back. */
export async function untilQuiet(frames = 3): Promise<void> {
  let quietFrames = 0;
  const observer = new MutationObserver(() => {
    quietFrames = 0;
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  while (quietFrames < frames) {
    await new Promise(requestAnimationFrame);
    quietFrames = answersUnderWay() > 0 ? 0 : quietFrames + 1;
  }
  observer.disconnect();
}
