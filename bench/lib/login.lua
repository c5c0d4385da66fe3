-- Signs in: `wrk … -- <email> <password>`.
function init(args)
  wrk.method = 'POST'
  wrk.headers['Content-Type'] = 'application/json'
  wrk.body = string.format('{"email":"%s","password":"%s"}', args[1], args[2])
end
