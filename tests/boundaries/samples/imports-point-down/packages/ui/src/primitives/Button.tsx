export const Button = () => <button type="button" />;
