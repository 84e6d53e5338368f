/** Header of every mail of this product to a customer: a mail that has it is never answered. Its value is the id of the message. */
export const OWN_HEADER = 'X-Parlance-Message';
