import { vi } from "vitest";

/**
 * A clock that a test holds stands still until the test moves it. By itself Vitest moves it with every look of `expect.poll` that is not the last, and for as long
 * as a click or a hover takes in a browser: further the busier the machine, so that what is due "5 s later" came sooner than that.
 */
vi.isFakeTimers = () => false;
