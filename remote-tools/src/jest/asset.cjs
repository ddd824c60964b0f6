/** What a test gets for an imported image, style sheet or document. */
module.exports = ''
