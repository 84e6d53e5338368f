/** How a queue of Cloud Tasks hands out its tasks. See cloud.google.com/tasks/docs/reference/rest/v2/projects.locations.queues. */
export interface QueueOptions {
  /** So many tasks at a time. */
  maxConcurrentDispatches: number;
  /** Deliveries of one task, the first among them. */
  maxAttempts: number;
  minBackoffSeconds: number;
  maxBackoffSeconds: number;
  maxDoublings: number;
}
