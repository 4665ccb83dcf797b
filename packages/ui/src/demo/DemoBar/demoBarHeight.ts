/** The height of the demo's bar with letters of the usual size, for whatever has to know it before the bar has loaded. */
export const demoBarHeight = '45px';
