/** The app's own stadium picture, drawn for a camera whose matrix domain contains (PITCH-41). */
export const stadiumPictureSrc = '/stadium/pitch-bg.jpg';
