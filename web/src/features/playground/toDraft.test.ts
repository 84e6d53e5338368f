import { newChatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { AUTO_MODEL, MODELS } from '@parlance/domain/models';
import { describe, expect, it } from 'vitest';
import { toDraft } from './toDraft.ts';

const chatbot = newChatbot('Guide', '');

describe('toDraft', () => {
  it('has what an answer depends on, and nothing else', () => {
    expect(
      toDraft({ ...chatbot, systemInstructions: 'Be brief.', model: MODELS[0].key, temperature: 0.7 }, MODELS),
    ).toEqual({
      systemInstructions: 'Be brief.',
      model: MODELS[0].key,
      temperature: 0.7,
      formality: 'formal',
    });
  });

  it('leaves the choice to the product where a model is gone', () => {
    expect(toDraft({ ...chatbot, model: 'gemini-1.0-pro' }, MODELS).model).toBe(AUTO_MODEL);
  });
});
