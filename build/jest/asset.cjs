module.exports = ''
