// The response that carries a download.
export const fileResponse = (body: BodyInit, file: string, type: string): Response =>
  new Response(body, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${file}"`,
      'Cache-Control': 'no-store',
    },
  });

/** The export failed; the cause is logged and not exposed. */
export const brokenOff = () => new Error('The download broke off.');
