/** Name of a server in lower case: https://www.rfc-editor.org/rfc/rfc1123#section-2 */
export const HOST_NAME = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/;
