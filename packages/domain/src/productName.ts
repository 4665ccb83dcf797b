/** The product's name where the project sets no other (`VITE_PRODUCT_NAME`). */
export const defaultProductName = 'Tribunen';
