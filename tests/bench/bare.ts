import { createServer } from 'node:http';
import { HOST } from '#tests/bench/load.ts';

// The raw limit of a start: imports the given libraries, then listens.

const [port, ...libraries] = process.argv.slice(2);
await Promise.all(libraries.map((library) => import(library)));
createServer((_request, response) => response.end('here')).listen(Number(port), HOST);
