// The live update stream.
import { live } from '../../contract/live.ts';
import { routesOf } from '../http/routesOf.ts';

export const liveRoutes = routesOf(live, {
  listen: async ({ since }, context) =>
    new Response(await context.live.listen(context, since), {
      headers: {
        'Content-Type': 'text/event-stream; charset=utf-8',
        // Keeps proxies from buffering the stream.
        'X-Accel-Buffering': 'no',
      },
    }),
});
