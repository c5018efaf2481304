import React from "react";
import { flushSync } from "react-dom";

/**
 * The React that people get lacks `act`, with which tests draw a page: here, too, what is drawn in it stands when it is over, with what its effects
 * do at once. To be loaded before anything that asks for it.
 */
async function act(work: () => Promise<void>): Promise<void> {
  await flushSync(work);
  await new Promise((resolve) => setTimeout(resolve));
}

if (!("act" in React)) Object.assign(React, { act });
