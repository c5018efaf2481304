import { StartupError } from "../platform/startup-error.ts";

export interface Arguments {
  /** Whom to send a test mail. */
  testMailTo?: string;
  /** Milliseconds that a check may take. */
  patience: number;
}

const usual = 5_000;

/**
 * Reads `--mail ADDRESS` and `--seconds NUMBER`.
 * @throws StartupError naming what is wrong
 */
export function readArguments(commandLine: string[]): Arguments {
  const read: Arguments = { patience: usual };
  const words = commandLine.flatMap((word) => (word.startsWith("--") ? word.split(/=(.*)/, 2) : [word]));
  for (let index = 0; index < words.length; index += 2) {
    const [name, value = ""] = words.slice(index, index + 2);
    if (name === "--mail" && /^[^\s@<>]+@[^\s@<>]+$/.test(value)) read.testMailTo = value;
    else if (name === "--mail") throw new StartupError("--mail needs an address such as --mail ada@example.com.");
    else if (name === "--seconds" && Number(value) > 0) read.patience = Number(value) * 1000;
    else if (name === "--seconds") throw new StartupError("--seconds needs a number such as --seconds 20.");
    else
      throw new StartupError(
        `${name} is not an argument of the doctor: there are --mail ADDRESS and --seconds NUMBER.`,
      );
  }
  return read;
}
