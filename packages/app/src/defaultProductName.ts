/** The product's name unless `VITE_PRODUCT_NAME` sets another. */
export const defaultProductName = 'Tribunen';
