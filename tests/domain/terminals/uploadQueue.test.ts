// The upload queue: its states and what leads from one to the next.
import { describe, expect, it } from 'vitest';
import {
  EMPTY_QUEUE,
  nextToSend,
  progressOf,
  QUEUE_STATES,
  reloadsPage,
  step,
  type Queue,
  type QueueEvent,
} from '../../../domain/terminals/uploadQueue.ts';

const files = (...keys: string[]) => keys.map((key) => ({ key, size: 100 }));
const after = (...events: QueueEvent[]): Queue => events.reduce(step, EMPTY_QUEUE);

const two: QueueEvent = { type: 'added', files: files('a', 'b') };
const start: QueueEvent = { type: 'started' };
const on = (type: 'sending' | 'sent' | 'failed' | 'removed', key: string): QueueEvent => ({
  type,
  key,
});
const confirm: QueueEvent = { type: 'confirmed' };
const allFailed = [two, start, on('failed', 'a'), on('failed', 'b')];

it('a queue has six states (R4.64)', () => {
  expect(QUEUE_STATES).toEqual(['pending', 'ready', 'uploading', 'paused', 'confirm', 'finish']);
});

describe('a queue', () => {
  it.each<[string, QueueEvent[]]>([
    ['pending', []],
    ['pending', [{ type: 'added', files: [] }]],
    ['ready', [two]],
    ['ready', [two, on('removed', 'a')]],
    ['pending', [two, on('removed', 'a'), on('removed', 'b')]],
    ['uploading', [two, start]],
    ['uploading', [two, start, on('sent', 'a')]],
    ['paused', [two, start, { type: 'paused' }]],
    ['uploading', [two, start, { type: 'paused' }, start]],
    ['finish', [two, start, on('sent', 'a'), on('sent', 'b')]],
    ['confirm', [two, start, on('sent', 'a'), on('failed', 'b')]],
    ['uploading', [two, start, on('sent', 'a'), on('failed', 'b'), { type: 'retried' }]],
    ['finish', [two, start, on('sent', 'a'), on('failed', 'b'), confirm]],
    ['finish', [two, start, on('sent', 'a'), on('removed', 'b')]],
    ['confirm', allFailed],
    ['finish', [...allFailed, confirm]],
    ['ready', [...allFailed, confirm, two]],
    ['uploading', [two, start, { type: 'added', files: files('c') }]],
    ['paused', [two, start, { type: 'paused' }, { type: 'added', files: files('c') }]],
  ])('is %s', (state, events) => {
    expect(after(...events).state).toBe(state);
  });

  it.each<[string, QueueEvent]>([
    ['a start without files', start],
    ['a pause', { type: 'paused' }],
    ['a confirmation', confirm],
    ['a retry', { type: 'retried' }],
    ['the removal of what is not there', on('removed', 'z')],
  ])('that is pending is not moved by %s', (_, event) => {
    expect(step(EMPTY_QUEUE, event)).toEqual(EMPTY_QUEUE);
  });
});

describe('files go one after another', () => {
  it('in the order in which they were added', () => {
    expect(nextToSend(after(two))).toBeUndefined();
    expect(nextToSend(after(two, start))).toBe('a');
    expect(nextToSend(after(two, start, on('sending', 'a')))).toBeUndefined();
    expect(nextToSend(after(two, start, on('sending', 'a'), on('sent', 'a')))).toBe('b');
  });

  it('a held one keeps what the server has of it and is the first to go on', () => {
    const queue = after(
      two,
      start,
      on('sending', 'a'),
      { type: 'progress', key: 'a', sentBytes: 60 },
      { type: 'paused' },
    );
    expect(queue.items[0]).toEqual({ key: 'a', size: 100, sentBytes: 60, state: 'waiting' });
    expect(nextToSend(queue)).toBeUndefined();
    expect(nextToSend(step(queue, start))).toBe('a');
    expect(progressOf(queue)).toBe(0.3);
  });

  it('one that failed can be tried again alone', () => {
    const queue = step(after(...allFailed), { type: 'retried', key: 'b' });
    expect(queue.items.map(({ state }) => state)).toEqual(['failed', 'waiting']);
    expect(nextToSend(queue)).toBe('b');
  });
});

describe('an upload that ends without any success reloads the page', () => {
  it('where everything failed and nobody tries again (R4.65)', () => {
    expect(reloadsPage(after(...allFailed, confirm))).toBe(true);
  });
  it.each([
    ['one was sent', after(two, start, on('sent', 'a'), on('failed', 'b'), confirm)],
    ['somebody has still to decide', after(...allFailed)],
    ['nothing was begun', EMPTY_QUEUE],
  ])('not where %s', (_, queue) => {
    expect(reloadsPage(queue)).toBe(false);
  });
});
