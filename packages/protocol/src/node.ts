// The exports that need Node: functions for HTTP and WebSocket servers.
export { corsHeaders, readBody, servedMethods, toRequest } from './node/nodeHttp.ts';
export { serveSockets } from './node/serveSockets.ts';
