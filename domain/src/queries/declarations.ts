import type { Declaration } from '../documents/declarations/declaration.ts';
import type { ShapeOf } from './QueryShape.ts';

/** Declarations, the newest first. */
export const newestDeclarations = {
  collection: 'declarations',
  where: { chatbotId: '==?' },
  merged: ['kind', 'status'],
  orderBy: ['receivedAt', 'desc'],
} satisfies ShapeOf<Declaration>;
