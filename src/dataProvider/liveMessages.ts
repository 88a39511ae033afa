// Parses server-sent events from a streamed response.

/** One message; `data` is undefined for a heartbeat. */
export interface LiveMessage {
  readonly id: number | undefined;
  readonly data: unknown;
}

/** Maximum message length in characters. */
const LONGEST = 262_144;

function messageIn(text: string): LiveMessage {
  let id: number | undefined;
  let data = '';
  for (const line of text.split('\n')) {
    const [, field, value = ''] = /^(\w+): ?(.*)$/.exec(line) ?? [];
    if (field === 'id' && /^\d{1,15}$/.test(value)) id = Number(value);
    if (field === 'data') data += value;
  }
  return { id, data: data === '' ? undefined : JSON.parse(data) };
}

/**
 * The messages in order, until the response ends. Throws if it is interrupted or invalid.
 * @param heard called with every received chunk, including heartbeats
 */
export async function* messagesOf(
  body: ReadableStream<Uint8Array>,
  heard: () => void,
): AsyncGenerator<LiveMessage> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      heard();
      text += decoder.decode(value, { stream: true }).replaceAll('\r', '');
      if (text.length > LONGEST) throw new Error('The message does not end.');
      const parts = text.split('\n\n');
      text = parts.pop() ?? '';
      for (const part of parts) yield messageIn(part);
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}
