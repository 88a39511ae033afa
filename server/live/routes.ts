// Live news, told as long as whoever asked listens.
import { live } from '../../contract/live.ts';
import { answer } from '../http/answer.ts';

export const liveAnswers = answer(live, {
  listen: async ({ since }, ask) =>
    new Response(await ask.live.listen(ask, since), {
      headers: {
        'Content-Type': 'text/event-stream; charset=utf-8',
        // What stands between would otherwise wait for a full buffer before it passes anything on.
        'X-Accel-Buffering': 'no',
      },
    }),
});
