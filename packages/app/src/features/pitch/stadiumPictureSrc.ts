/** The app's own stadium picture, drawn from the camera that domain knows (PITCH-41). */
export const stadiumPictureSrc = '/stadium/pitch-bg.jpg';
