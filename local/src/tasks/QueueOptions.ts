/** Dispatch options of a Cloud Tasks queue. See cloud.google.com/tasks/docs/reference/rest/v2/projects.locations.queues. */
export interface QueueOptions {
  /** Maximum concurrent tasks. */
  maxConcurrentDispatches: number;
  /** Deliveries of one task, the first among them. */
  maxAttempts: number;
  minBackoffSeconds: number;
  maxBackoffSeconds: number;
  maxDoublings: number;
}
