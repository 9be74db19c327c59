// The floor of a voice relay: a socket that sends back each frame behind four bytes, as ours does, and nothing else.
import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';

const server = createServer();
new WebSocketServer({ server, perMessageDeflate: false }).on('connection', (socket) => {
  socket.on('message', (data) => {
    const frame = Buffer.alloc(4 + data.length);
    data.copy(frame, 4);
    socket.send(frame);
  });
});
server.listen(Number(process.env.PORT), '127.0.0.1');
