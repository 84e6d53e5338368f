/** Where a delivery is. */
export interface DeliveryPlace {
  orgId: string;
  webhookId: string;
  /** The event's id. */
  deliveryId: string;
}
