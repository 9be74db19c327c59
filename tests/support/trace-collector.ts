import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } };
type SentSpan = {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: Attribute[];
  links?: { traceId: string; spanId: string }[];
  status: { code: number };
};

/** An OpenTelemetry collector on loopback, for OTLP as JSON over HTTP, that keeps what it takes and can refuse for a while. */
export async function startTraceCollector() {
  const bodies: string[] = [];
  let refusing = false;
  const server = createServer(async (request, response) => {
    const taken = request.url === '/v1/traces' && !refusing;
    const body = await text(request);
    if (taken) bodies.push(body);
    response.writeHead(taken ? 200 : 400, { 'Content-Type': 'application/json' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = async () => {
    server.closeAllConnections();
    if (server.listening) await once(server.close(), 'close');
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bodies,
    spans: () => bodies.flatMap(spansIn).map(withFacts),
    refuse(on: boolean) {
      refusing = on;
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}

function spansIn(body: string): SentSpan[] {
  const { resourceSpans }: { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] } = JSON.parse(body);
  return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
}

function withFacts(span: SentSpan) {
  const facts = span.attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]);
  return { ...span, links: span.links ?? [], facts: Object.fromEntries(facts) as Record<string, string | number> };
}
