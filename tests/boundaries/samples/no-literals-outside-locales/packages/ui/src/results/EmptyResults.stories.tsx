export default { title: 'Resultater/Tom' };
export const Story = () => <p>Så stille det er</p>;
