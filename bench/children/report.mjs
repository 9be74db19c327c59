// Loaded before a measured program. Plain JavaScript, so that no measured process spends time on removing types.
import { subscribe } from 'node:diagnostics_channel';

function report() {
  const { user, system } = process.cpuUsage();
  process.send({ cpuSeconds: (user + system) / 1e6, residentBytes: process.memoryUsage.rss() });
}

subscribe('tracing:net.server.listen:asyncEnd', report);
process.on('message', report);
// A bench that was killed leaves nobody behind.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
