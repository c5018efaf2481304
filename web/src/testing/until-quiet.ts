/** Until some frames pass in which nothing on the page changes. */
export async function untilQuiet(frames = 3): Promise<void> {
  let quietFrames = 0;
  const observer = new MutationObserver(() => {
    quietFrames = 0;
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  for (; quietFrames < frames; quietFrames += 1) await new Promise(requestAnimationFrame);
  observer.disconnect();
}
