/** Severity as Cloud Logging names it. `ERROR` is for the unexpected: it is reported to Error Reporting. */
type Severity = 'INFO' | 'WARNING' | 'ERROR';

interface LogEventSpec {
  severity: Severity;
  /** Fields of a line beside its context; null where a figure is not known. */
  fields: readonly string[];
}

/**
 * Every line that the functions write, by the name that stands in its field `event`. Metrics in operations/ count these
 * names and fields: a test compares them.
 */
export const LOG_EVENTS = {
  /** A visitor's question, a member's trial of one, or a draft for a member, has come to its end: one line for each. Times in milliseconds. */
  'answer finished': {
    severity: 'INFO',
    fields: [
      /** `complete`, `partial` (cut after its first word), `cancelled` (the visitor left before it), `failed`. */
      'outcome',
      'verdict',
      /** `own` (the business's), `small-talk`, `model`, `replay` (given before), `search` (passages in place of an answer), `none` (nothing was found). */
      'kind',
      'isTrial',
      'provider',
      'model',
      'firstTextMs',
      'totalMs',
      'tokens',
      'inputTokens',
      'outputTokens',
      'passages',
      'sentences',
      'droppedSentences',
      /** Millionths of a US dollar by the published price, for the answer alone: not its search, nor its rewriting. */
      'costMicroUsd',
      /** True where the model was asked for a second draft, or the visitor had to ask again. */
      'isRetried',
      'isCharged',
      'code',
    ],
  },
  /** Answers to an unanswered question are saved and read; the release is left to the schedule. */
  'gap not released': { severity: 'WARNING', fields: ['chatbotId'] },
  /** A token by which a business's server vouches for a visitor, and why it does not count. */
  'identity refused': { severity: 'INFO', fields: ['fault'] },
  /** The owner does not see on the settings page that a token was accepted or refused. */
  'identity not noted': { severity: 'WARNING', fields: [] },
  /** A customer's withdrawal or cancellation was not received; the page says so and keeps what was typed. */
  'declaration not stored': { severity: 'ERROR', fields: [] },
  /** A form that a visitor filled in on its page was not taken; the page says so and keeps what was typed. */
  'submission not stored': { severity: 'ERROR', fields: [] },
  /** A conversation that somebody took over has no summary; the draft may be there. */
  'summary failed': { severity: 'WARNING', fields: [] },
  /** A message that an agent reads in its own language alone. */
  'translation failed': { severity: 'WARNING', fields: [] },
  /** A delivery to handleWebhookEvents without Stripe's signature, from the other mode, or while the deployment has no secret of Stripe's. */
  'billing event refused': { severity: 'WARNING', fields: ['reason'] },
  /** Stripe delivers it again. */
  'billing event failed': { severity: 'ERROR', fields: ['type'] },
  /** About a customer who pays for no organization, or for one that is gone. */
  'billing event of nobody': { severity: 'INFO', fields: ['type'] },
  /** Stripe refused a call, or could not be reached. */
  'billing call failed': { severity: 'WARNING', fields: ['type', 'code'] },
  /** Stripe could not charge an organization, at first or again: https://docs.stripe.com/billing/revenue-recovery/smart-retries */
  'charge failed': { severity: 'WARNING', fields: [] },
  'checkout not made': { severity: 'ERROR', fields: [] },
  /** The day's comparison with Stripe: how many subscriptions were looked at, and how many our documents said otherwise of. */
  'billing compared': { severity: 'INFO', fields: ['compared', 'different'] },
  /** It has been mended. */
  'billing differed': { severity: 'ERROR', fields: [] },
  'ended organization not erased': { severity: 'ERROR', fields: [] },
  /** Work of a task for many organizations: the others went on, and it is tried again in a task of its own. */
  'organization not done': { severity: 'ERROR', fields: [] },
  /** It could not be asked whether there is work for it, so it is taken for due. */
  'organization not looked at': { severity: 'ERROR', fields: [] },
  /** The call was made all the same. */
  'action call not counted': { severity: 'ERROR', fields: ['actionId'] },
  /** A call of a business's own endpoint. `fault`: why it came to nothing. `isTrial`: a member tried it out. */
  'action called': { severity: 'INFO', fields: ['actionId', 'isTrial', 'fault', 'httpStatus', 'ms', 'bytes'] },
  /** The question is answered without an action. */
  'action not chosen': { severity: 'WARNING', fields: [] },
  /** The change was sent, and its record says that the outcome is not known. */
  'action outcome not stored': { severity: 'ERROR', fields: ['actionId'] },
  'answer cut': { severity: 'WARNING', fields: ['isGone', 'sentCharacters'] },
  /** The visitor has read it; the conversation does not have it. */
  'answer not stored': { severity: 'ERROR', fields: [] },
  'attachment not scanned': { severity: 'WARNING', fields: ['status'] },
  'answer blocked': { severity: 'INFO', fields: ['model', 'isBegun'] },
  'question not rewritten': { severity: 'WARNING', fields: [] },
  /** It was searched by its words. */
  'question not embedded': { severity: 'WARNING', fields: [] },
  /** No word of the model came, and the visitor got what a search by words found. */
  'passages given for an answer': { severity: 'WARNING', fields: [] },
  /** Taken for a question or an answer that there is not; it stays counted. */
  'message not given back': { severity: 'ERROR', fields: [] },
  'owner not told of the usage': { severity: 'ERROR', fields: [] },
  'model problem not noted': { severity: 'ERROR', fields: [] },
  /** One request to the model failed; it may be tried again. `status` is HTTP's, null where there was no answer. */
  'model call failed': { severity: 'WARNING', fields: ['status', 'model'] },
  'model option refused': { severity: 'WARNING', fields: ['model', 'option'] },
  /** The hourly look at the provider: what answers could not be given without, and what others stand in for. */
  'provider unavailable': { severity: 'ERROR', fields: ['probe', 'ms', 'problem'] },
  'model unavailable': { severity: 'WARNING', fields: ['probe', 'ms', 'problem'] },
  'models checked': { severity: 'INFO', fields: ['provider', 'probes', 'failed'] },
  /** Cloud Trace or the collector did not take a trace: HTTP status, null where it was not asked. */
  'traces not sent': { severity: 'WARNING', fields: ['status'] },
  /** Message of the model's library in its own log. */
  'genkit warned': { severity: 'WARNING', fields: ['text'] },
  /**
   * Cost of all organizations' calls to models in a day (UTC), by estimate, has reached a share of the limit, one of
   * `SPEND_SHARES`. Each process writes it once.
   */
  'daily spend reached': { severity: 'WARNING', fields: ['share', 'spentUsd', 'limitUsd'] },
  'spend not summed': { severity: 'WARNING', fields: [] },
  /** The ranking model did not say: vectors and words have ranked the passages of an answer. */
  'passages not reranked': { severity: 'WARNING', fields: ['passages'] },
  /** A refusal was said in English or German, though the question was asked in another language. */
  'refusal not translated': { severity: 'WARNING', fields: [] },
  'greeting not translated': { severity: 'WARNING', fields: [] },
  'tokens estimated': { severity: 'WARNING', fields: [] },

  'callable failed': { severity: 'ERROR', fields: [] },
  'callable refused': { severity: 'INFO', fields: ['code'] },
  'api failed': { severity: 'ERROR', fields: [] },
  'api refused': { severity: 'INFO', fields: ['code'] },
  'page failed': { severity: 'ERROR', fields: [] },
  /** The site did not say which files the chat has; those that came with the functions are named. */
  'widget manifest not read': { severity: 'WARNING', fields: [] },
  'refused website not noted': { severity: 'WARNING', fields: [] },
  'installation not noted': { severity: 'WARNING', fields: [] },

  /** A task, a part of a schedule or the work of an event is over. `count` is how much it did, where it counts. */
  'job finished': { severity: 'INFO', fields: ['kind', 'outcome', 'durationMs', 'count'] },
  'job failed': { severity: 'ERROR', fields: ['kind'] },
  'scheduled part failed': { severity: 'ERROR', fields: ['kind'] },
  /** An event whose work failed for so long that it is left. */
  'event given up': { severity: 'ERROR', fields: ['ageMs'] },
  /** The work of an event, or a read of what is masked, met a document that does not fit its schema. */
  'document not readable': { severity: 'ERROR', fields: [] },
  /** A document that a migration could not bring to its new version, and left as it is. `pass` is collection and version. */
  'document not migrated': { severity: 'ERROR', fields: ['pass', 'document'] },
  /** Stretch of a migration: figures of the pass since it began. */
  'documents migrated': { severity: 'INFO', fields: ['pass', 'read', 'changed', 'failed', 'isFinished'] },
  'handover not ended': { severity: 'ERROR', fields: [] },
  'conversations not deleted': { severity: 'ERROR', fields: [] },
  'leads not deleted': { severity: 'ERROR', fields: [] },
  'declarations not deleted': { severity: 'ERROR', fields: [] },
  'submissions not deleted': { severity: 'ERROR', fields: [] },
  'conversation not classified': { severity: 'WARNING', fields: [] },
  'release not recorded': { severity: 'ERROR', fields: [] },
  'site trial not ended': { severity: 'ERROR', fields: [] },
  'source not erased': { severity: 'ERROR', fields: [] },
  /** A chatbot's tests are due, and their run could not begin: tried again. */
  'tests not begun': { severity: 'ERROR', fields: [] },
  'digest not sent': { severity: 'ERROR', fields: [] },
  /** Figures of a chatbot's day could not be added to the day's document: the next minute tries again. */
  'figures not folded': { severity: 'ERROR', fields: ['day'] },
  /** A chatbot's day counted again came to something else than its counters, in so many figures. */
  'figures differ': { severity: 'WARNING', fields: ['day', 'differences'] },
  'members not notified': { severity: 'ERROR', fields: ['notification'] },

  /** `embeddings` counts what was embedded anew; null for a website, which is read in several tasks. */
  'source indexed': {
    severity: 'INFO',
    fields: ['sourceType', 'bytes', 'tokens', 'chunks', 'embeddings', 'durationMs'],
  },
  /** An attempt failed; `isFinal` where there will be no other. */
  'source not indexed': { severity: 'WARNING', fields: ['code', 'isFinal'] },
  'source failed': { severity: 'WARNING', fields: ['code', 'sourceType'] },
  'website not read on': { severity: 'WARNING', fields: [] },
  /** Its attempts are used up; what is known of an earlier reading stays. */
  'website given up': { severity: 'ERROR', fields: [] },

  /** A customer's message by a connected channel is tried again. */
  'channel message not handled': { severity: 'WARNING', fields: ['channel', 'attempts'] },
  /** A customer's file that is not in the conversation; the reason stands there. */
  'channel file refused': { severity: 'INFO', fields: ['channel', 'fault'] },
  /** A customer's name that the service does not give. */
  'channel customer not named': { severity: 'INFO', fields: ['channel', 'fault'] },
  /** A message to a customer: it is tried again, or given up (`fault`). */
  'channel message not sent': { severity: 'WARNING', fields: ['fault', 'attempts'] },
  /** A mail that a program wrote, or this product. */
  'mail not answered': { severity: 'INFO', fields: ['kind'] },
  /** A mail to an address of the deployment that no channel has. */
  'mail for nobody': { severity: 'INFO', fields: ['recipients'] },
  /** A mailbox that could not be looked into: another look follows. */
  'mailbox not read': { severity: 'WARNING', fields: ['fault'] },
  /** A mail that is too large or cannot be read. It stays in its mailbox. */
  'mail left in its mailbox': { severity: 'WARNING', fields: ['bytes'] },
  /** A request to a channel's address that its service has not signed, or that cannot be read. */
  'channel request refused': { severity: 'INFO', fields: ['channel', 'fault'] },
  /** The service was not told that the connection has ended. */
  'channel not disconnected': { severity: 'WARNING', fields: ['channel'] },
  /** A post to a team's chat: it is tried again, or given up. */
  'team post not sent': { severity: 'WARNING', fields: ['service', 'fault', 'attempts'] },
  /** A request to the address of a team's chat that Slack has not signed, or that cannot be read. */
  'team request refused': { severity: 'INFO', fields: ['fault'] },
  /** A deed in a thread of Slack is tried again, or its writer was not told why it has no effect. */
  'team event not handled': { severity: 'WARNING', fields: ['attempts'] },
  /** A team's chat is not told of a visitor who waits. */
  'team not told': { severity: 'WARNING', fields: ['chatId'] },
  'mail not sent': { severity: 'WARNING', fields: ['mailId', 'mailKind', 'attempts'] },
  'stalled mail not sent': { severity: 'WARNING', fields: ['mailId'] },
  'mail failed': { severity: 'WARNING', fields: ['mailId', 'mailKind', 'attempts'] },

  /** One attempt. `answerStatus` is HTTP's, null where `fault` says why there was none. */
  'webhook delivered': {
    severity: 'INFO',
    fields: ['webhookId', 'deliveryId', 'attempts', 'answerStatus', 'fault', 'durationMs'],
  },
  'webhook not delivered': {
    severity: 'WARNING',
    fields: ['webhookId', 'deliveryId', 'attempts', 'answerStatus', 'fault', 'durationMs', 'isFinal'],
  },
  'stalled webhook not delivered': { severity: 'ERROR', fields: ['webhookId', 'deliveryId'] },
  /** It has failed for a day; owner and administrators are told. */
  'webhook switched off': { severity: 'WARNING', fields: ['webhookId'] },

  /** Ages in seconds of what has waited longest; 0 where nothing waits. */
  'queues measured': {
    severity: 'INFO',
    fields: ['oldestSourceSeconds', 'oldestMailSeconds', 'oldestErasureSeconds'],
  },
  'health checked': {
    severity: 'INFO',
    fields: ['isHealthy', 'oldestSourceSeconds', 'oldestMailSeconds', 'oldestErasureSeconds', 'version'],
  },
  'health unknown': { severity: 'WARNING', fields: ['version'] },
} as const satisfies Record<string, LogEventSpec>;

export type LogEvent = keyof typeof LOG_EVENTS;
export type LogValue = string | number | boolean | null;
/** The fields of a line. */
export type LogFields<E extends LogEvent> = Readonly<Record<(typeof LOG_EVENTS)[E]['fields'][number], LogValue>>;
