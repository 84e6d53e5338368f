/** Location of a delivery. */
export interface DeliveryPlace {
  orgId: string;
  webhookId: string;
  /** The event's id. */
  deliveryId: string;
}
