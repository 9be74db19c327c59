// Loaded before a measured program: says by how much the process has grown between two messages, at its largest.
import { subscribe } from 'node:diagnostics_channel';

const everyMilliseconds = 2;
let before = 0;
let largest = 0;
let watch;

function look() {
  largest = Math.max(largest, process.memoryUsage.rss());
}

subscribe('tracing:net.server.listen:asyncEnd', () => process.send('ready'));
process.on('message', ({ kind }) => {
  if (kind === 'begin') {
    before = process.memoryUsage.rss();
    largest = before;
    watch = setInterval(look, everyMilliseconds);
  } else {
    clearInterval(watch);
    look();
  }
  process.send({ grownBy: largest - before });
});
// A bench that was killed leaves nobody behind.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
