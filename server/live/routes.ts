// Live news, told as long as whoever asked listens.
import { live } from '../../contract/live.ts';
import { routesOf } from '../http/handlers.ts';

export const liveRoutes = routesOf(live, {
  listen: async ({ since }, context) =>
    new Response(await context.live.listen(context, since), {
      headers: {
        'Content-Type': 'text/event-stream; charset=utf-8',
        // What stands between would otherwise wait for a full buffer before it passes anything on.
        'X-Accel-Buffering': 'no',
      },
    }),
});
