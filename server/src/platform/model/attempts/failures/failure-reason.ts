import type { TaskFailureCode } from "../../task-failed.ts";

interface ReasonMeaning {
  code: Exclude<TaskFailureCode, "budget_exceeded">;
  /** For the person: what is wrong, and who can do what about it. */
  sentence: string;
  /** Whether the gateway itself tries again. */
  again: boolean;
  /** Whether the person may. */
  retryable: boolean;
}

const passes = { again: true, retryable: true };
const stays = { again: false, retryable: false };
const ask = "An administrator needs to";

/** All that can come of a call instead of an answer. The names go into the log. */
export const failureReasons = {
  cancelled: { code: "cancelled", sentence: "This was cancelled.", again: false, retryable: true },
  first_word_late: {
    code: "timeout",
    sentence:
      "The model did not begin to answer in time. Try again; for a slow model an administrator can raise AI_FIRST_TOKEN_SECONDS.",
    ...passes,
  },
  fell_silent: {
    code: "timeout",
    sentence:
      "The model fell silent in the middle of its answer. Try again; for a slow model an administrator can raise AI_IDLE_SECONDS.",
    ...passes,
  },
  never_ended: {
    code: "timeout",
    sentence:
      "The model did not come to the end of its answer in the time that one may take. An administrator can raise AI_TOTAL_SECONDS or choose another model.",
    again: false,
    retryable: true,
  },
  refused: {
    code: "refused",
    sentence: "The model declined to answer this request. Other words for the idea may help.",
    ...stays,
  },
  bad_key: {
    code: "provider_error",
    sentence: `The model provider did not accept the API key. ${ask} check AI_API_KEY.`,
    ...stays,
  },
  forbidden: {
    code: "provider_error",
    sentence: `The model provider does not let this API key use the model. ${ask} check the rights of AI_API_KEY, and AI_MODEL.`,
    ...stays,
  },
  no_credit: {
    code: "provider_error",
    sentence: "The account at the model provider has no credit left. An administrator needs to top it up.",
    ...stays,
  },
  unknown_model: {
    code: "provider_error",
    sentence: `The model provider does not know the model. ${ask} check AI_MODEL.`,
    ...stays,
  },
  wrong_address: {
    code: "provider_error",
    sentence: `There is no model at the address of the model provider. ${ask} check AI_BASE_URL, which often ends in /v1.`,
    ...stays,
  },
  web_page: {
    code: "provider_error",
    sentence: `A web page answered instead of the model provider. ${ask} check AI_BASE_URL, which often ends in /v1.`,
    ...stays,
  },
  moved: {
    code: "provider_error",
    sentence: `The address of the model provider leads to another one. ${ask} set AI_BASE_URL to where it leads.`,
    ...stays,
  },
  too_long: {
    code: "provider_error",
    sentence: `The request is longer than this model can read. ${ask} set AI_MODEL to one that reads more, or give a local model a larger context.`,
    ...stays,
  },
  rate_limited: {
    code: "rate_limited",
    sentence: "The model provider is limiting requests at the moment. Try again in a few minutes.",
    ...passes,
  },
  overloaded: {
    code: "provider_error",
    sentence: "The model provider has too much to do at the moment. Try again in a few minutes.",
    ...passes,
  },
  loading: {
    code: "provider_error",
    sentence: "The model is still being loaded by its server. Try again in a minute.",
    ...passes,
  },
  provider_timeout: {
    code: "provider_error",
    sentence: "The model provider gave up waiting for its own model. Try again in a few minutes.",
    ...passes,
  },
  server_error: {
    code: "provider_error",
    sentence: "The model provider has an error of its own. Try again in a few minutes.",
    ...passes,
  },
  request_refused: {
    code: "provider_error",
    sentence: `The model provider did not accept the request. ${ask} see what npm run doctor says of the model.`,
    ...stays,
  },
  nobody_there: {
    code: "unreachable",
    sentence:
      "Nobody answers at the address of the model provider. Try again; if that does not help, an administrator needs to start it or check AI_BASE_URL.",
    ...passes,
  },
  unknown_host: {
    code: "unreachable",
    sentence:
      "The name of the model provider's server is not known on the network. Try again; if that does not help, an administrator needs to check AI_BASE_URL.",
    ...passes,
  },
  bad_certificate: {
    code: "unreachable",
    sentence: `The certificate of the model provider's server is not trusted. ${ask} renew it, or name its authority in NODE_EXTRA_CA_CERTS.`,
    ...stays,
  },
  no_tls: {
    code: "unreachable",
    sentence: `The model provider's server does not speak TLS as AI_BASE_URL says. ${ask} choose between https:// and http:// there.`,
    ...stays,
  },
  unreachable: {
    code: "unreachable",
    sentence: "The model provider could not be reached. Try again in a few minutes.",
    ...passes,
  },
  broken_off: {
    code: "provider_error",
    sentence: "The model provider broke off in the middle of its answer. Try again.",
    ...passes,
  },
  empty_body: {
    code: "provider_error",
    sentence: "The model provider answered with nothing at all. Try again.",
    ...passes,
  },
  not_json: {
    code: "provider_error",
    sentence: `The model provider answered in a way that Seedbed cannot read. ${ask} check that AI_BASE_URL is an OpenAI-compatible address.`,
    again: true,
    retryable: false,
  },
  no_image: {
    code: "malformed",
    sentence: "The image model sent something that is no whole PNG, JPEG or WebP image. Try again.",
    again: false,
    retryable: true,
  },
  no_sound: {
    code: "malformed",
    sentence:
      "The model answered without a sound that can be played, as a WAV of 16 bit. Try again, or choose another model.",
    again: false,
    retryable: true,
  },
  too_large: {
    code: "provider_error",
    sentence: "The model's answer is larger than any answer can be. Try again, or choose another model.",
    again: false,
    retryable: true,
  },
} as const satisfies Record<string, ReasonMeaning>;

export type FailureReason = keyof typeof failureReasons;
