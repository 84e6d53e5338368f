import * as z from 'zod';
import { PLANS } from '../../plans.ts';
import { timestamp } from '../../timestamp.ts';
import { idSchema } from '../../ids.ts';
import { subscriptionSchema } from '../billing/subscription.ts';
import { teamRouteSchema } from '../organizations/team.ts';
import { chatbotAppearanceSchema, chatbotSchema } from './chatbot.ts';

/**
 * widgets/{chatbotId}: the one document behind a visitor's request, a projection of the chatbot and of the parts of its
 * organization that decide whether and how it answers. Server only: it holds instructions and allowed domains.
 */
export const widgetSchema = chatbotAppearanceSchema
  .extend(
    chatbotSchema.pick({
      status: true,
      trained: true,
      embeddingSpace: true,
      allowedDomains: true,
      systemInstructions: true,
      model: true,
      temperature: true,
      formality: true,
      faqs: true,
      procedures: true,
      release: true,
      muted: true,
      hasActions: true,
      hasForms: true,
      modelProblem: true,
      questionsPerMinute: true,
      visitorQuestionsPerMinute: true,
      masksPersonalData: true,
      isDeleting: true,
      seenOn: true,
    }).shape,
  )
  .extend({
    orgId: idSchema,
    orgName: z.string(),
    /** A trial of somebody without an account: no visitor of a website talks to it. */
    isSiteTrial: z.boolean().default(false),
    timezone: z.string(),
    /** All of the organization's. */
    teamRoutes: z.array(teamRouteSchema).default([]),
    plan: z.enum(PLANS),
    trialEndsAt: z.nullable(timestamp),
    subscription: z.nullable(subscriptionSchema.pick({ status: true, graceEndsAt: true, pause: true })).default(null),
  });

export type Widget = z.infer<typeof widgetSchema>;
