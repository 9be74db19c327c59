import { closeCodes, type FromBrowser, type ToBrowser } from '#domain/tutor-protocol.ts';

export type VoiceSocket = {
  send(message: FromBrowser): void;
  sendSound(frame: ArrayBuffer): void;
  close(): void;
};

type Listener = {
  /** First thing on every connection. */
  hello(): FromBrowser;
  message(message: ToBrowser): void;
  sound(utterance: number, samples: Int16Array): void;
  /** The connection is gone, and is being made again. */
  lost(): void;
  /** For good: the server said so, or it cannot be reached ('unreachable'). */
  closed(code: number | 'unreachable'): void;
};

/** Between two tries, in milliseconds. After the last one we give up. */
const pauses = [300, 1000, 2000, 4000, 8000];
/** Five seconds of sound that did not leave: the line is dead, whatever the browser believes. */
const deadLineBytes = 160_000;

/** The voice connection. It is made again when it breaks, until it is closed or the server says why not. */
export function openVoiceSocket(listener: Listener): VoiceSocket {
  let socket: WebSocket | undefined;
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let done = false;

  const finish = (code: number | 'unreachable') => {
    if (done) return;
    stop();
    listener.closed(code);
  };
  const stop = () => {
    done = true;
    clearTimeout(timer);
    removeEventListener('online', tryNow);
  };
  const connect = () => {
    const opened = new WebSocket(address());
    socket = opened;
    opened.binaryType = 'arraybuffer';
    opened.onopen = () => opened.send(JSON.stringify(listener.hello()));
    opened.onmessage = ({ data }) => {
      if (done || socket !== opened) return;
      if (typeof data === 'string') return take(JSON.parse(data));
      listener.sound(new DataView(data).getUint32(0, true), new Int16Array(data, 4));
    };
    opened.onclose = ({ code }) => socket === opened && !done && retry(code);
  };
  const take = (message: ToBrowser) => {
    if (message.type === 'ready') tries = 0;
    listener.message(message);
  };
  const retry = (code: number) => {
    if (isFinal(code)) return finish(code);
    const pause = pauses[tries++];
    if (pause === undefined) return finish('unreachable');
    listener.lost();
    timer = setTimeout(connect, pause);
  };
  const tryNow = () => {
    if (done || (socket && socket.readyState <= WebSocket.OPEN)) return;
    clearTimeout(timer);
    connect();
  };
  addEventListener('online', tryNow);
  connect();
  return {
    send: (message) => socket?.readyState === WebSocket.OPEN && socket.send(JSON.stringify(message)),
    sendSound(frame) {
      if (socket?.readyState !== WebSocket.OPEN) return;
      if (socket.bufferedAmount < deadLineBytes) return socket.send(frame);
      const dead = socket;
      socket = undefined;
      dead.close();
      retry(closeCodes.restarting);
    },
    close() {
      stop();
      socket?.close(1000);
    },
  };
}

function address(): string {
  const { protocol, host } = location;
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/tutor/voice`;
}

/** The server closed on purpose; anything else is a broken line or a restart. */
function isFinal(code: number): boolean {
  return code === 1000 || (code >= 4000 && code < 5000);
}
