import { startRenderer } from '/root/wt/me/tests/bench/render.ts';
const r = await startRenderer('http://localhost:4105','/blogs');
for (let i=0;i<4;i++) console.log('bare', (await r.round(2)).cpuMicros|0);
await r.stop(); process.exit();
