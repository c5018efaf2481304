import type { ModelChoice } from "../settings.ts";

/**
 * The models that take pictures, by how their names begin. Of a server that is merely compatible nothing is known: it takes none unless it is set.
 */
const seeing: Record<ModelChoice["provider"], RegExp | null> = {
  openai: /^(?:gpt-4o(?!.*(?:audio|realtime))|gpt-4\.1|gpt-4-turbo|gpt-5|o1(?!-(?:mini|preview))|o3(?!-mini)|o4-mini)/,
  anthropic: /^claude-(?!1|2|instant)/,
  google: /^gemini-/,
  "openai-compatible": null,
};

/** Whether a model is known to take pictures. */
export const isKnownToSee = ({ provider, id }: ModelChoice): boolean => seeing[provider]?.test(id) ?? false;
