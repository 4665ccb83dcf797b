// The parts that need Node: servers on a port of this machine.
export { corsHeaders, readBody, servedMethods, toRequest } from './node/nodeHttp.ts';
export { serveSockets } from './node/serveSockets.ts';
