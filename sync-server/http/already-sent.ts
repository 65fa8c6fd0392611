import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'

/**
 * Tells the adaptor that somebody else has answered on the socket. The one that its package offers does not once a server listens: made
 * after that, it is of the adaptor's quick kind, whose headers are written unread. Asked for its body it is a usual one.
 */
export function alreadySent(): Response {
  const response = new Response(null, RESPONSE_ALREADY_SENT)
  void response.body
  return response
}
