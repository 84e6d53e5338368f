import * as z from 'zod';

/** Parts of Block Kit that the product uses, with their limits: https://docs.slack.dev/reference/block-kit */
const plainText = (max: number) =>
  z.strictObject({ type: z.literal('plain_text'), text: z.string().min(1).max(max), emoji: z.optional(z.boolean()) });

const blockId = z.optional(z.string().min(1).max(255));

const sectionSchema = z.strictObject({
  type: z.literal('section'),
  block_id: blockId,
  text: z.union([plainText(3000), z.strictObject({ type: z.literal('mrkdwn'), text: z.string().min(1).max(3000) })]),
});

const buttonSchema = z.strictObject({
  type: z.literal('button'),
  action_id: z.string().min(1).max(255),
  text: plainText(75),
  url: z.optional(z.url().max(3000)),
  value: z.optional(z.string().max(2000)),
  style: z.optional(z.enum(['primary', 'danger'])),
});

const actionsSchema = z.strictObject({
  type: z.literal('actions'),
  block_id: blockId,
  elements: z.array(buttonSchema).min(1).max(25),
});

const blocksSchema = z.array(z.discriminatedUnion('type', [sectionSchema, actionsSchema])).max(50);

function areDistinct(names: readonly (string | undefined)[]): boolean {
  const given = names.filter((name) => name !== undefined);
  return new Set(given).size === given.length;
}

/** True iff Slack takes these blocks. */
export function areBlocks(blocks: unknown): boolean {
  const { data } = blocksSchema.safeParse(blocks);
  if (data === undefined || !areDistinct(data.map(({ block_id }) => block_id))) return false;
  return data.every((one) => one.type === 'section' || areDistinct(one.elements.map(({ action_id }) => action_id)));
}
