/** The id under which an answer cites what an action has said, as if the action were a source. */
export function actionSourceId(actionId: string): string {
  return `action-${actionId}`;
}
