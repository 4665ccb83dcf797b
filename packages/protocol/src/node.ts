// For servers on a port of this machine: it needs Node.
export { corsHeaders, readBody, servedMethods, toRequest } from './node/nodeHttp.ts';
export { serveSockets } from './node/serveSockets.ts';
