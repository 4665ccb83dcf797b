/** Our own picture of a stadium, drawn from the camera that domain knows (PITCH-41). */
export const stadiumPictureSrc = '/stadium/pitch-bg.jpg';
