import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotli } from './brotli.ts';
import { peerFile } from './install-peers.ts';

const scriptPath = '/convai-widget.js';
/** What ElevenLabs has its customers put into a page. */
const embedding = `<elevenlabs-convai agent-id="agent_bench"></elevenlabs-convai><script src="${scriptPath}" async type="text/javascript"></script>`;

/** Those of a new agent, but with a picture: its orb would be drawn without a graphics card here, at a price. */
const widgetConfig = {
  language: 'en',
  variant: 'full',
  placement: 'bottom-right',
  expandable: 'never',
  avatar: { type: 'image', url: 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E' },
  feedback_mode: 'none',
  text_contents: {},
  styles: {},
  language_presets: {},
  supported_language_overrides: [],
  mic_muting_enabled: false,
  transcript_enabled: false,
  text_input_enabled: true,
  default_expanded: false,
  always_expanded: false,
  text_only: false,
  use_rtc: false,
  first_message: 'Hello! How can I help you today?',
  terms_html: null,
};

/**
 * The product with the ElevenLabs widget on every page. The widget's script and its settings come from here too, which
 * spares it two connections to other hosts.
 */
export async function serveWithWidget(product: string) {
  const script = await readFile(peerFile('@elevenlabs/convai-widget-embed/dist/index.js'), 'utf8');
  const body = await brotli(Buffer.from(script.replaceAll('https://api.us.elevenlabs.io', '')));
  const server = createServer((asked, answer) => {
    if (asked.url === scriptPath)
      answer.writeHead(200, { 'Content-Type': 'text/javascript; charset=utf-8', 'Content-Encoding': 'br' }).end(body);
    else if (asked.url?.startsWith('/v1/convai/agents/'))
      answer
        .writeHead(200, { 'Content-Type': 'application/json' })
        .end(JSON.stringify({ agent_id: 'agent_bench', widget_config: widgetConfig }));
    else passOn(product, asked, answer);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function passOn(product: string, asked: IncomingMessage, answer: ServerResponse): void {
  const isPage = asked.headers.accept?.includes('text/html');
  const headers = { ...asked.headers, host: new URL(product).host, ...(isPage && { 'accept-encoding': 'identity' }) };
  const passed = request(`${product}${asked.url}`, { method: asked.method, headers }, (given) => {
    if (isPage) sendPage(given, answer).catch((error) => answer.destroy(error));
    else given.pipe(answer.writeHead(given.statusCode ?? 502, given.headers));
  });
  passed.on('error', () => answer.destroy());
  asked.pipe(passed);
}

async function sendPage(given: IncomingMessage, answer: ServerResponse): Promise<void> {
  const html = Buffer.concat(await given.toArray()).toString();
  const page = await brotli(Buffer.from(html.replace('</body>', `${embedding}</body>`)));
  // Without our content policy, which would keep the widget from styling itself.
  answer
    .writeHead(given.statusCode ?? 502, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' })
    .end(page);
}
