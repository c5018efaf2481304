import { z } from "zod";

/** The provider's code in a refusal; empty when it names none. The response can still be read. */
export async function refusalCode(response: Response): Promise<string> {
  const parsed = z.object({ code: z.string() }).safeParse(
    await response
      .clone()
      .json()
      .catch(() => null),
  );
  return parsed.success ? parsed.data.code : "";
}

// As the provider itself says it of an address that is none.
